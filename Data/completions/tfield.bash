# bash completion for tfield: the program itself says what fits.
_tfield() {
  local rest=${COMP_LINE:0:COMP_POINT} word before current line value file i
  local -a words=()
  for ((i = 0; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    before=${rest%%"$word"*}
    rest=${rest#"$before$word"}
    if [[ -z $before && $i != 0 ]]; then words[-1]+=$word; else words+=("$word"); fi
  done
  if [[ $rest == [[:blank:]]* ]]; then
    current=${rest#"${rest%%[![:blank:]]*}"}
  else
    current=${words[-1]}$rest
    unset 'words[-1]'
  fi
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      f*)
        compopt -o filenames 2>/dev/null
        value=${line#*$'\t'} line=${line%%$'\t'*}
        while IFS= read -r file; do
          if [[ -d $file || $file == *"${line:1}" ]]; then COMPREPLY+=("$file"); fi
        done < <(compgen -f -- "$value")
        ;;
      p*) compopt -o nospace 2>/dev/null ;&
      w*) line=${line%%$'\t'*} COMPREPLY+=("${line:1}") ;;
    esac
  done < <(command tfield __complete "bash${COMP_WORDBREAKS//[!=:]/}" "${words[@]:1}" "$current" 2>/dev/null)
}
complete -F _tfield tfield
