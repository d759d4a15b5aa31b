import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../../../ui/layout/layout';
import { Muted, SubTitle } from '../../../ui/primitives/text';

/** A step whose title takes the focus on arrival, because the previous step is gone. */
export function StepFrame({
  title,
  step,
  lead,
  isArrived = true,
  children,
}: {
  title: ReactNode;
  step?: string | undefined;
  lead?: ReactNode;
  /** False for a step that was there when the page opened. */
  isArrived?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrived) heading.current?.focus();
  }, [isArrived]);
  return (
    <Stack gap="5">
      <Stack gap="1">
        {step && <Muted small>{step}</Muted>}
        <SubTitle ref={heading} tabIndex={-1} fontSize="md" outline="none">
          {title}
        </SubTitle>
        {lead && (
          <Muted maxW="reading" textWrap="pretty">
            <bdi>{lead}</bdi>
          </Muted>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
