import { chakra } from '@chakra-ui/react';

/** What matters less than what it stands beside. `small` for a line under a name. */
export const Muted = chakra('p', {
  base: { color: 'muted' },
  variants: { small: { true: { fontSize: 'xs' } } },
});

/** Why something was not done, beside what was asked. */
export const Refusal = ({ children }: { children: string }) => (
  <chakra.p role="alert" color="danger" fontSize="xs" fontWeight="medium" dir="auto">
    {children}
  </chakra.p>
);

/** Read out, not shown. */
export const SrOnly = chakra('span', { base: { srOnly: true } });
