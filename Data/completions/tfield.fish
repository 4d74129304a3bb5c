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
