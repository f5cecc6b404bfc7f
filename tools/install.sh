#!/bin/sh
# Creates .venv with the packages of requirements.lock and with mamlaka itself, for `make install`. Steps that are up to
# date are skipped.
#
#   sh tools/install.sh [PYTHON [install]]
#
# MAMLAKA_KERNEL=require fails if the kernel cannot be built; MAMLAKA_KERNEL=off doesn't build it. After a failed build of
# the kernel, the second argument makes the script try again.
set -eu
cd "$(dirname "$0")/.."

wanted=${1:-}
again=${2:-}
kernel=${MAMLAKA_KERNEL:-}
python=.venv/bin/python
log=.venv/install.log

fail() {
    echo "$1" >&2
    exit 1
}

fail_with_log() {
    grep -v '^WARNING' $log >&2 || true
    fail "$1"
}

version_of() { # prints the version of a Python, or nothing if it does not run
    "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null || true
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

is_whole() { # whether .venv is complete, belongs to this folder, and has the wanted and still unchanged Python
    version=$(version_of $python)
    [ -x .venv/bin/pip ] && grep -qF -- "-m venv --clear $(pwd -P)/.venv" .venv/pyvenv.cfg \
        && grep -qxF "version = $version" .venv/pyvenv.cfg \
        && { [ -z "$wanted" ] || [ "$(version_of "$wanted")" = "$version" ]; }
}

pip() {
    PYTHONUNBUFFERED=1 $python -m pip --no-input --disable-pip-version-check install "$@"
}

show_progress() { # reads the output of pip
    if ! [ -t 1 ]; then cat >/dev/null && return; fi
    count=0
    while read -r word _; do
        case $word in
            Collecting | Requirement) count=$((count + 1)) && printf '\rFetching packages: %d of about %d' $count "$1" ;;
            Installing) printf '\r\033[KInstalling them ...' ;;
        esac
    done
    printf '\r\033[K'
}

build() { # all output goes to the log, because a missing kernel is not a failure
    pip --verbose --no-build-isolation --no-deps --editable . >>$log 2>&1
    status=$?
    if grep -q 'CMake configuration failed' $log; then rm -rf build/*-*-*; fi # else CMake's cache would remember the missing compiler
    return $status
}

case $kernel in
    "" | off | require) ;;
    *) fail "MAMLAKA_KERNEL is '$kernel': make it \`require\` or \`off\`, or unset it to build the kernel if possible." ;;
esac

if ! is_whole 2>/dev/null; then
    if [ "$wanted" ]; then set -- "$wanted"; else set -- python3 python3.14 python3.13 python3.12 python3.11; fi
    asked=$1
    until is_new_enough "$1"; do
        found=$(version_of "$asked")
        [ $# -gt 1 ] || fail "mamlaka needs Python 3.11 or newer, but \`$asked\` ${found:+is Python }${found:-does not run}:\
 install a newer one and name it, as in \`make install PYTHON=/path/to/python3.13\`."
        shift
    done
    echo "Making .venv with Python $(version_of "$1") ..."
    "$1" -m venv --clear .venv >&2 || fail "\`$1\` cannot create virtual environments, see above: if its venv module is\
 missing, install it (on Debian and Ubuntu: \`apt install python3-venv\`) and try again."
fi

packages=$(cksum requirements.lock)
if [ "$(cat .venv/.packages 2>/dev/null)" != "$packages" ]; then
    echo "Installing the packages of requirements.lock, which takes about a minute the first time ..."
    rm -f .venv/.packages .venv/.mamlaka
    { pip --no-compile --require-hashes -r requirements.lock 2>$log && echo "$packages" >.venv/.packages || true; } \
        | show_progress "$(grep -c == requirements.lock)"
    [ -f .venv/.packages ] \
        || fail_with_log "Installing failed, see above; is the package index reachable? Run \`make install\` to retry."
fi

sources=$(find pyproject.toml CMakeLists.txt kernel -type f -exec cksum {} + | sort | cksum)
case "$(cat .venv/.mamlaka 2>/dev/null),$kernel" in
    "$sources built,"* | "$sources "*",off") exit ;;
    "$sources failed,") if [ -z "$again" ]; then exit; fi ;;
esac
rm -f .venv/.mamlaka
: >$log
build || { [ -z "$kernel" ] && (export MAMLAKA_KERNEL=off && build); } \
    || fail_with_log "Building mamlaka failed, see above. Run \`make install\` to retry."
outcome=built
absence=$($python -c 'from mamlaka.search.kernel import reason_of_absence; print(reason_of_absence() or "")')
if [ "$kernel" = off ]; then
    outcome=off
elif [ "$absence" ]; then
    outcome=failed
    if grep -q 'CMake build failed' $log; then absence="the compiler cannot compile the kernel"; fi
    echo "Searches will be slower without the compiled kernel: $absence. See $log."
fi
echo "$sources $outcome" >.venv/.mamlaka
echo "Installed. Run \`make play\` to play, or \`make help\` for all commands."
