import { chakra } from '@chakra-ui/react';
import {
  type ChosenNotification,
  configurableNotifications,
  type NotificationChoices,
} from '../../../../../shared/domain/people/profile';
import { refusalWords } from '../../../api/refusal-words';
import { FormStatus } from '../../../ui/feedback/form-status';
import { Switch } from '../../../ui/fields/switch-field';
import { Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { SplitSection } from '../../../ui/layout/split-section';
import { SrOnly } from '../../../ui/primitives/text';
import { usePreferences } from './use-preferences';

const kinds: Record<ChosenNotification, { label: string; hint: string }> = {
  people: { label: 'People', hint: 'Someone accepts an invitation' },
  bank: { label: 'Bank accounts', hint: 'An owner can receive payments' },
  plan: { label: 'Plan', hint: 'All properties or units of your plan are in use' },
  setup: { label: 'Getting started', hint: 'Your next step, two and five days after you sign up' },
};

const ways = [
  { way: 'bell', label: 'Bell' },
  { way: 'mail', label: 'Mail' },
] as const;

/** A switch per channel. Even the narrowest phone has room for it as a table. */
const Table = chakra('table', {
  base: {
    w: 'full',
    '& thead th': { py: '2', color: 'muted', fontSize: 'xs' },
    '& th': { fontWeight: 'medium', textAlign: 'start' },
    '& thead th:not(:first-of-type)': { w: { base: 'min(4rem, 20vw)', sm: '20' }, textAlign: 'center' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': { py: '3' },
    '& td': { py: '3', ps: 'min(0.5rem, 2vw)', textAlign: 'center' },
  },
});

export function Notifications({ choices }: { choices: NotificationChoices }) {
  const save = usePreferences();
  return (
    <SplitSection
      title="Notifications"
      lead="Emails about money and safety, such as receipts, failed payments, and password links, always go out."
    >
      <Table>
        <caption>
          <SrOnly>How you are notified</SrOnly>
        </caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            {ways.map(({ way, label }) => (
              <th key={way} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {configurableNotifications.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <ListLabel name={kinds[kind].label} note={kinds[kind].hint} />
              </th>
              {ways.map(({ way, label }) => (
                <td key={way}>
                  <Switch
                    type="checkbox"
                    role="switch"
                    aria-label={`${kinds[kind].label}: ${label}`}
                    checked={choices[kind][way]}
                    onChange={(event) => save.mutate({ kind, way, on: event.target.checked })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Stack mt="3" minH="6">
        <FormStatus kind={save.isError ? 'error' : 'quiet'}>
          {save.isError ? `Not saved. ${refusalWords(save.error)}` : save.isSuccess ? 'Saved' : undefined}
        </FormStatus>
      </Stack>
    </SplitSection>
  );
}
