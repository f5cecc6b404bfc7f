#!/bin/sh
# Makes .venv with everything in requirements.lock and with mamlaka itself. Called by `make install`.
#
#   sh tools/install.sh [PYTHON [install]]
#
# Does nothing when .venv/.installed says that all is in place. Its lines are: the folder and the Python; the files that
# decided which packages were installed; those that decide how mamlaka is built; what became of the kernel. A .venv
# without it is broken or half made, and made anew. A kernel that could not be built is tried again when
# `install` is what was asked for, not each time.
#
# MAMLAKA_KERNEL=require fails where the kernel cannot be built, MAMLAKA_KERNEL=off builds none.
set -eu
cd "$(dirname "$0")/.."

wanted=${1:-}
again=${2:-}
kernel=${MAMLAKA_KERNEL:-}
venv=.venv
stamp=$venv/.installed
log=$venv/install.log
python=
newest_first="python3.14 python3.13 python3.12 python3.11"

fail() {
    echo "$1" >&2
    exit 1
}

version_of() { # the version of a Python, or nothing if it does not run
    "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null || true
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() { # sets $python, or ends with one sentence
    if [ -n "$wanted" ]; then set -- "$wanted"; else set -- python3 $newest_first; fi
    for python in "$@"; do
        if is_new_enough "$python"; then return; fi
    done
    asked=${wanted:-python3}
    found=$(version_of "$asked")
    if [ -n "$found" ]; then found="is Python $found"; else found="does not run"; fi
    fail "mamlaka needs Python 3.11 or newer, but \`$asked\` $found: install a newer one and name it,\
 as in \`make install PYTHON=/path/to/python3.13\`."
}

place() { # the first line of the stamp
    echo "$PWD, Python $(version_of $venv/bin/python)"
}

packages() { # the second line
    cksum requirements.lock tools/install.sh | tr '\n' ' '
}

sources() { # the third line
    cksum pyproject.toml CMakeLists.txt kernel/* | tr '\n' ' '
}

is_settled() { # whether the fourth line, what became of the kernel, is what is asked for now
    case "$(sed -n 4p $stamp),$kernel" in
        built,* | *,off) ;;
        failed,) [ -z "$again" ] ;;
        *) return 1 ;;
    esac
}

pip() { # quiet: what pip has to say matters only when it fails
    PYTHONUNBUFFERED=1 $venv/bin/python -m pip --no-input --disable-pip-version-check "$@" 2>>$log
}

count_packages() { # reads what pip says, shows one line that counts, and ends as pip ended
    total=$(grep -c '==' requirements.lock)
    count=0
    while IFS= read -r line; do
        case $line in
            "Collecting "* | "Requirement already satisfied: "*)
                count=$((count + 1))
                message="Fetching packages: $count of about $total" ;;
            "Installing collected packages: "*) message="Installing them ...                    " ;;
            "exit "*)
                if [ -t 1 ]; then printf '\r\033[K'; fi
                return "${line#exit }" ;;
            *) continue ;;
        esac
        if [ -t 1 ]; then printf '\r%s' "$message"; fi
    done
}

build() { # the log tells all of it, since a kernel that cannot be built does not make it fail
    status=0
    pip install --verbose --no-build-isolation --no-deps --editable . >>$log || status=1
    if grep -q 'CMake configuration failed' $log; then rm -rf build/*-*-*; fi # else it remembers what compiler there was
    return $status
}

install_lock() {
    { pip install --require-hashes -r requirements.lock && echo "exit 0" || echo "exit 1"; } | count_packages
}

case $kernel in
    "" | off | require) ;;
    *) fail "MAMLAKA_KERNEL is '$kernel': make it \`require\` or \`off\`, or leave it out to use the kernel where there is one." ;;
esac

if [ -f $stamp ] && [ "$(sed -n 1p $stamp)" = "$(place)" ]; then
    if [ -z "$wanted" ] || [ "$(version_of "$wanted")" = "$(version_of $venv/bin/python)" ]; then
        python=$venv/bin/python
    fi
fi

if [ -z "$python" ]; then
    find_python
    "$python" -c 'import ensurepip, venv' 2>/dev/null || fail "\`$python\` cannot make virtual environments:\
 install its venv module (on Debian and Ubuntu: \`apt install python3-venv\`) and try again."
    echo "Making .venv with Python $(version_of "$python") ..."
    "$python" -m venv --clear $venv
fi

if [ "$(sed -n 2p $stamp 2>/dev/null)" != "$(packages)" ]; then
    rm -f $stamp
    : >$log
    echo "Installing the packages of requirements.lock; the first time this takes about a minute ..."
    if ! install_lock; then
        grep -v '^WARNING' $log >&2
        fail "Installing failed, see above; is the package index within reach? \`make install\` starts again."
    fi
elif [ "$(sed -n 3p $stamp)" = "$(sources)" ] && is_settled; then
    exit 0
fi

{
    place
    packages
    echo
} >$stamp
: >$log
if ! build; then
    if [ "$kernel" ] || ! (export MAMLAKA_KERNEL=off && build); then
        grep -v '^WARNING' $log >&2
        fail "Building mamlaka failed, see above; \`make install\` tries again."
    fi
fi
if [ "$kernel" = off ]; then
    outcome=off
elif absence=$($venv/bin/python -c 'from mamlaka.search.kernel import absence; print(absence() or "")'); [ "$absence" ]; then
    outcome=failed
    if grep -q 'CMake build failed' $log; then absence="there is a compiler, but it does not compile the kernel"; fi
    echo "Searches will take longer: $absence. What was tried is in $log."
else
    outcome=built
fi
{
    sources
    echo
    echo $outcome
} >>$stamp
echo "Installed. \`make play\` deals the first cards, \`make help\` lists the other commands."
