#compdef tfield
# zsh completion for tfield: the program itself says what fits.
_tfield() {
  local line word says value ending
  local -a whole wholesays part partsays
  integer files=0
  for line in "${(@f)$(command tfield __complete zsh "${(@)words[2,CURRENT-1]}" "$QIPREFIX$PREFIX" 2>/dev/null)}"; do
    word=${line%%$'\t'*} says=${line#*$'\t'}
    word=${word[2,-1]}
    case $line in
      f*) files=1 ending=$word value=$says ;;
      w*) whole+=("$word") wholesays+=("$word${says:+  -- $says}") ;;
      p*) part+=("$word") partsays+=("$word${says:+  -- $says}") ;;
    esac
  done
  (( $#whole )) && compadd -l -d wholesays -a whole
  (( $#part )) && compadd -S '' -l -d partsays -a part
  if (( files )); then
    compset -p $(( $#PREFIX > $#value ? $#PREFIX - $#value : 0 ))
    if [[ -n $ending ]]; then _files -g "*$ending"; else _files; fi
  fi
  (( $compstate[nmatches] ))
}
if [[ $funcstack[1] == _tfield ]]; then _tfield "$@"; else compdef _tfield tfield; fi
