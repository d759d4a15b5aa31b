import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** What every field takes besides its input's own props. */
export type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean | undefined;
};

export type Wiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

const Mark = chakra('span', { base: { color: 'danger', ms: '0.5' } });

/** Shows the hint before the error and links both to the input. Errors are announced. */
export function Field({
  id: given,
  label,
  error,
  hint,
  required,
  aside,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: (wiring: Wiring) => ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0" w="full">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        justifyContent="space-between"
        columnGap="3"
      >
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
          <bdi>{label}</bdi>
          {required && <Mark aria-hidden="true">*</Mark>}
        </chakra.label>
        {aside}
      </chakra.div>
      {hint && (
        <FieldHint id={`${id}-hint`}>
          <bdi>{hint}</bdi>
        </FieldHint>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
        'aria-required': required ? true : undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </chakra.div>
  );
}

export const FieldHint = chakra('p', { base: { fontSize: 'xs', color: 'muted', m: '0', mt: '-1' } });

/** Always mounted, so that screen readers announce the message when it appears. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p
      id={id}
      aria-live="polite"
      m="0"
      color="danger"
      fontSize="xs"
      fontWeight="medium"
      _empty={{ display: 'none' }}
    >
      {children ? <bdi>{children}</bdi> : null}
    </chakra.p>
  );
}
