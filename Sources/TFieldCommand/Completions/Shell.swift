internal import TFieldForm

/// A shell that can complete words by asking `tfield __complete`.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the words of `tfield`.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }
}

extension Shell {
  /// The words are put together again first: bash splits them at `=` and `:`.
  private static let bashScript = #"""
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

    """#

  private static let zshScript = #"""
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

    """#

  private static let fishScript = #"""
    # fish completion for tfield: the program itself says what fits.
    function __tfield_complete
      set -l current (commandline -ct)
      for line in (command tfield __complete fish (commandline -opc)[2..-1] "$current" 2>/dev/null)
        set -l parts (string split -m 1 \t -- (string sub -s 2 -- $line))
        if string match -q 'f*' -- $line
          set -l before (string sub -l (math (string length -- "$current") - (string length -- "$parts[2]")) -- "$current")
          for file in (__fish_complete_path "$parts[2]")
            set -l name (string split -f 1 \t -- $file)
            string match -q -- '*/' $name; or string match -q -- "*$parts[1]" $name; and echo $before$name
          end
        else
          string join \t -- $parts
        end
      end
    end
    complete -c tfield -f -a '(__tfield_complete)'

    """#
}
