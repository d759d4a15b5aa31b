import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** One step of a way: its title takes the focus when the step comes, so that nobody is left where the last one was. */
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
  /** False for what stands there from the start. */
  isArrived?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrived) heading.current?.focus();
  }, [isArrived]);
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div>
        {step && (
          <chakra.p m="0" mb="1" fontSize="xs" color="muted">
            {step}
          </chakra.p>
        )}
        <chakra.h3 ref={heading} tabIndex={-1} m="0" fontSize="md" fontWeight="semibold" outline="none">
          {title}
        </chakra.h3>
        {lead && (
          <chakra.p m="0" mt="1" color="muted" maxW="reading" textWrap="pretty">
            <bdi>{lead}</bdi>
          </chakra.p>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
