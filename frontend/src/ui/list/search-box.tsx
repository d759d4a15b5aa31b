import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '../fields/text-field';
import { IconButton } from '../primitives/icon-button';
import { useHotkey } from '../primitives/use-hotkey';

/** Searches once typing pauses; `/` focuses the box. */
export function SearchBox({
  label,
  value,
  onSearch,
  delayMs = 300,
  maxW = 'sm',
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  delayMs?: number;
  maxW?: 'sm' | 'full';
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // The address changed elsewhere: Back, or Clear filters.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(typed);
      latest.current(typed);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [typed, known, delayMs]);
  useHotkey('/', () => input.current?.focus());
  return (
    <chakra.search position="relative" display="block" flex="1 1 14rem" maxW={maxW} minW="0">
      <chakra.span
        position="absolute"
        insetY="0"
        insetStart="3"
        display="flex"
        alignItems="center"
        color="muted"
        pointerEvents="none"
      >
        <Search size={16} aria-hidden="true" />
      </chakra.span>
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        dir={typed === '' ? undefined : 'auto'}
        aria-label={label}
        placeholder={label}
        ps="9"
        pe="9"
        textOverflow="ellipsis"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') setTyped('');
        }}
      />
      {typed !== '' && (
        <chakra.span position="absolute" insetY="0" insetEnd="1" display="flex" alignItems="center">
          <IconButton label="Clear search" size="sm" onClick={() => setTyped('')}>
            <X aria-hidden="true" />
          </IconButton>
        </chakra.span>
      )}
    </chakra.search>
  );
}
