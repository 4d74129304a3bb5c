# What every recipe stands on; each sources this file.
# shellcheck shell=bash disable=SC2034
set -euo pipefail

recipes=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d "${TMPDIR:-/tmp}/tfield-recipe.XXXXXX")
program=${TFIELD:-$recipes/../.build/release/tfield}
[ -x "$program" ] || { echo "there is no $program: run 'make recipes'" >&2; exit 1; }
program=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")

mkdir "$folder/bin" "$folder/state" "$folder/work"
ln -s "$program" "$folder/bin/tfield"
cp "$recipes"/*.json "$folder/work"
export PATH="$folder/bin:$PATH" XDG_STATE_HOME="$folder/state" LC_ALL=C.UTF-8
unset ACCESSIBLE NO_COLOR TMUX
cd "$folder/work"

# later COMMAND...: what the recipe does when it ends, however it ends; the last one first.
endings=()
later() { endings=("$(printf '%q ' "$@")" ${endings[@]+"${endings[@]}"}); }
end() {
  local ending
  for ending in ${endings[@]+"${endings[@]}"}; do eval "$ending" >/dev/null 2>&1 || :; done
  cd / && rm -rf "$folder"
}
trap end EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# skip REASON: ends a recipe that can't run here.
skip() {
  echo "$1"
  exit 77
}

# need COMMAND PACKAGE: skips the recipe where a command is missing.
need() {
  command -v "$1" >/dev/null || skip "there is no $1 here (Debian's package $2)"
}

# same WHAT EXPECTED FOUND: both texts are equal, byte by byte.
same() {
  [ "$2" != "$3" ] || return 0
  printf '%s is not as expected\n--- expected\n%s\n--- found\n%s\n' "$1" "$2" "$3" >&2
  exit 1
}

# same_file WHAT EXPECTED FOUND: both files are equal, byte by byte.
same_file() {
  cmp -s "$2" "$3" && return
  printf '%s is not as expected\n' "$1" >&2
  diff --text "$2" "$3" | head -20 >&2 || :
  exit 1
}

# status COMMAND...: sets $ended to the exit status, whatever it is.
status() {
  ended=0
  "$@" || ended=$?
}

# wait_for COMMAND...: waits until the command succeeds, for a minute or so at most.
wait_for() {
  local tries=1200
  until "$@"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { printf 'waited in vain: %s\n' "$*" >&2; return 1; }
    sleep 0.05
  done
}

# person ANSWERS: from now on somebody stands in at the form, who gives the answers of that file.
person() {
  rm -f "$folder/bin/tfield"
  printf '#!/bin/sh\nexec %q "$@" --batch --answers %q\n' "$program" "$(realpath "$1")" \
    >"$folder/bin/tfield"
  chmod +x "$folder/bin/tfield"
}

# Answers that no shell, database or browser may ever take for anything but text.
hostile='{
  "name": "Robert O'\''Malley",
  "email": "bobby@example.com",
  "people": 7,
  "news": true,
  "rooms": ["Library", "Roof"],
  "notes": "x'\''); DROP TABLE visitors; --\n\\.\n\"$(touch pwned)\" `touch pwned` ${HOME} $HOME\\n\nDROP TABLE visitors;\n  ,;|& <b>é…日本</b> %s\\\\"
}'
hostile_notes=$'x\'); DROP TABLE visitors; --\n\\.\n"$(touch pwned)" `touch pwned` ${HOME} $HOME\\n\nDROP TABLE visitors;\n  ,;|& <b>é…日本</b> %s\\\\'

# make_records COUNT: records of visitors, one a line; some are wrong, one in 13 is no JSON.
make_records() {
  awk -v count="$1" 'BEGIN {
    for (i = 1; i <= count; i++) {
      people = i % 7 ? i % 20 + 1 : 99
      name = i % 11 ? "Ada Lovelace" : ""
      line = sprintf("{\"name\":\"%s\",\"people\":%d,\"news\":%s,\"notes\":\"n° %d, \\\"record\\\":%d\"}",
        name, people, i % 2 ? "true" : "false", i, i)
      print i % 13 ? line : substr(line, 1, 30)
    }
  }'
}

# A terminal of 80 by 24 cells, and somebody who looks at it and presses keys.

# at_terminal COMMAND: runs a command of the shell in it.
at_terminal() {
  local run="$1"'; echo $? >"$0/status.new"; mv "$0/status.new" "$0/status"'
  rm -f "$folder/status"
  tmux -S "$folder/tmux" -f /dev/null new-session -d -x 80 -y 24 \
    "exec bash -c $(printf '%q' "$run") $(printf '%q' "$folder")" \; set-option -g remain-on-exit on
  later tmux -S "$folder/tmux" kill-server
}

screen() { tmux -S "$folder/tmux" capture-pane -p; }
shows() { screen | grep -qF -- "$1"; }

# see TEXT: waits until the terminal shows it, but not longer than the command runs.
see() {
  wait_for shows_or_ended "$1" && shows "$1" && return
  printf 'this screen does not show "%s":\n%s\n' "$1" "$(screen)" >&2
  exit 1
}
shows_or_ended() { shows "$1" || [ -e "$folder/status" ]; }
write() { tmux -S "$folder/tmux" send-keys -l -- "${1/%;/\\;}"; }
press() { tmux -S "$folder/tmux" send-keys "$@"; }

# left_with STATUS: waits for the end of the command, and holds its exit status against that.
left_with() {
  wait_for test -e "$folder/status" || { screen >&2; exit 1; }
  same "the exit status" "$1" "$(cat "$folder/status")"
  tmux -S "$folder/tmux" kill-server
}
