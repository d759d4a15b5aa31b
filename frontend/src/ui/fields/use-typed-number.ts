import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isInsideThousands, type TypedNumber } from '../../../../shared/domain/typed-numbers';

/** What the field keeps, and the text as the person means it, refused characters included. */
type Entry = { readonly kept: string; readonly meant: string };
type Read = TypedNumber['read'];

const added = ({ kept }: Entry, text: string): string | undefined =>
  text.length > kept.length && text.startsWith(kept) ? text.slice(kept.length) : undefined;

/** Reads the whole meant text, so that what follows a refused character is refused with it. */
export function nextEntry(before: Entry, text: string, read: Read): Entry & { readonly isRefused: boolean } {
  const more = added(before, text);
  const meant = more === undefined ? text : before.meant + more;
  const kept = read(meant.trim());
  const isCut = (more ?? text).length > 1 && isInsideThousands(meant.trim());
  if (kept === undefined || isCut) return { kept: before.kept, meant, isRefused: true };
  return { kept, meant, isRefused: kept === '' && meant.trim() !== '' };
}

type Props = {
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => unknown) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => unknown) | undefined;
};

function put(input: HTMLInputElement, { kept, read }: { kept: string; read: Read }): void {
  const at = input.selectionStart ?? kept.length;
  const isLast = at === input.value.length;
  const caret = isLast ? kept.length : (read(input.value.slice(0, at)) ?? kept.slice(0, at - 1)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

/** Props of an input that keeps only a number of this kind. It says so when it refuses a text. */
export function useTypedNumber({ read, hint }: TypedNumber, { onChange, onBlur }: Props) {
  const entry = useRef<Entry>({ kept: '', meant: '' });
  const [isRefused, setRefused] = useState(false);
  const begin = ({ value }: HTMLInputElement) => {
    entry.current = { kept: value, meant: value };
  };
  /** An unfinished `1,2` is not 12: only the digits before the comma stay. */
  const settle = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const { meant } = entry.current;
    if (isInsideThousands(meant.trim()) && read(meant.trim()) === input.value) {
      input.value = read(meant.slice(0, meant.lastIndexOf(','))) ?? '';
      setRefused(true);
      onChange?.({
        ...event,
        target: input,
        currentTarget: input,
        type: 'change',
      } as ChangeEvent<HTMLInputElement>);
    }
    begin(input);
  };
  return {
    problem: isRefused ? hint : undefined,
    events: {
      onFocus: (event: FocusEvent<HTMLInputElement>) => begin(event.currentTarget),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const next = nextEntry(entry.current, event.target.value, read);
        const isSame = next.kept === entry.current.kept;
        entry.current = next;
        setRefused(next.isRefused);
        if (next.kept !== event.target.value) put(event.target, { kept: next.kept, read });
        if (!(next.isRefused && isSame)) onChange?.(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') settle(event);
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        settle(event);
        onBlur?.(event);
      },
    },
  };
}
