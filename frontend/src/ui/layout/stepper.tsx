import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

export type Step<K extends string> = { readonly key: K; readonly label: string };

const Sign = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '6',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'control',
    fontSize: 'xs',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    color: 'muted',
  },
  variants: {
    look: {
      past: { bg: 'primary.subtle', borderColor: 'primary.subtle', color: 'primary' },
      here: { bg: 'primary', borderColor: 'primary', color: 'primary.contrast' },
      ahead: {},
    },
  },
});

const Line = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    borderRadius: 'sm',
    fontSize: 'sm',
    color: 'muted',
    textAlign: 'start',
    '&:not(:disabled)': { cursor: 'pointer', _hover: { color: 'ink', textDecoration: 'underline' } },
    '&[aria-current=step]': { color: 'ink', fontWeight: 'semibold' },
  },
});

/** A wizard's steps; `reachable` ones are clickable. A phone labels only the current one. */
export function Stepper<K extends string>({
  steps,
  current,
  reachable,
  onStep,
  label,
}: {
  steps: readonly Step<K>[];
  current: K;
  reachable: (step: K) => boolean;
  onStep: (step: K) => void;
  label: string;
}) {
  const here = steps.findIndex(({ key }) => key === current);
  return (
    <chakra.nav aria-label={label}>
      <chakra.ol
        m="0"
        p="0"
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '3', md: '6' }}
        rowGap="1"
      >
        {steps.map(({ key, label: word }, index) => {
          const look = index === here ? 'here' : index < here ? 'past' : 'ahead';
          return (
            <chakra.li key={key} m="0">
              <Line
                type="button"
                aria-current={look === 'here' ? 'step' : undefined}
                disabled={look === 'here' || !reachable(key)}
                onClick={() => onStep(key)}
              >
                <Sign look={look} aria-hidden="true">
                  {look === 'past' ? <Check size={14} /> : index + 1}
                </Sign>
                <chakra.span srOnly={look === 'here' ? false : { base: true, md: false }}>{word}</chakra.span>
                {look === 'past' && <chakra.span srOnly>, done</chakra.span>}
              </Line>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
