#!/bin/sh
# Makes .venv with everything in requirements.lock and with mamlaka itself. Called by `make install`.
#
#   sh tools/install.sh [PYTHON]
#
# Does nothing when .venv/.installed says that all is in place: its first line names the folder and the Python,
# its second the files that decided what was installed. A .venv without it is broken or half made, and made anew.
set -eu
cd "$(dirname "$0")/.."

wanted=${1:-}
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

sources() { # the second line
    cksum requirements.lock pyproject.toml tools/install.sh | tr '\n' ' '
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

install_lock() {
    { pip install --require-hashes -r requirements.lock && echo "exit 0" || echo "exit 1"; } | count_packages
}

if [ -f $stamp ] && [ "$(sed -n 1p $stamp)" = "$(place)" ]; then
    if [ -z "$wanted" ] || [ "$(version_of "$wanted")" = "$(version_of $venv/bin/python)" ]; then
        if [ "$(sed -n 2p $stamp)" = "$(sources)" ]; then exit 0; fi
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

rm -f $stamp
: >$log
echo "Installing the packages of requirements.lock; the first time this takes about a minute ..."
if ! install_lock || ! pip install --quiet --no-build-isolation --no-deps --editable .; then
    grep -v '^WARNING' $log >&2
    fail "Installing failed, see above; is the package index within reach? \`make install\` starts again."
fi
{
    place
    sources
} >$stamp
echo "Installed. \`make play\` deals the first cards, \`make help\` lists the other commands."
