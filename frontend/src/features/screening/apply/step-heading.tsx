import { useEffect, useRef } from 'react';
import { announcerId, takePageChange } from '../../../ui/layout/route-focus';
import { SubTitle } from '../../../ui/primitives/text';

type Props = { label: string; number: number; of: number };

/** The name of a step; a new one takes the focus and is announced, as a page is. */
export function StepHeading({ label, number, of }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `Step ${number} of ${of}: ${label}`;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isNew = takePageChange() || (shown.current !== undefined && shown.current !== text);
    shown.current = text;
    if (!isNew) return;
    heading.current?.focus();
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = text;
  }, [text]);
  return (
    <SubTitle as="h2" ref={heading} tabIndex={-1} outline="none" scrollMarginTop="6">
      {text}
    </SubTitle>
  );
}
