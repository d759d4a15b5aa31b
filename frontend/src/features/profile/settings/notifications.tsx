import { chakra } from '@chakra-ui/react';
import {
  type ChosenNotification,
  chosenNotifications,
  type NotificationChoices,
} from '../../../../../shared/domain/profile';
import { refusalWords } from '../../../api/refusal-words';
import { Switch } from '../../../ui/fields/switch-field';
import { FormStatus } from '../../../ui/form-status';
import { SplitSection } from '../../../ui/split-section';
import { usePreferences } from './use-preferences';

const kinds: Record<ChosenNotification, { label: string; hint: string }> = {
  people: { label: 'People', hint: 'Somebody takes an invitation' },
  bank: { label: 'Bank accounts', hint: 'An owner can receive payments' },
  plan: { label: 'Plan', hint: 'All properties or units of your plan are in use' },
};

const ways = [
  { way: 'bell', label: 'Bell' },
  { way: 'mail', label: 'Mail' },
] as const;

const Head = chakra('th', {
  base: { py: '2', color: 'muted', fontSize: 'xs', fontWeight: 'medium', textAlign: 'center' },
});
const Cell = chakra('td', { base: { py: '3', ps: '2', textAlign: 'center' } });

/** Of what the person is told, and where. */
export function Notifications({ choices }: { choices: NotificationChoices }) {
  const save = usePreferences();
  return (
    <SplitSection
      title="Notifications"
      lead="Mails about money and safety, such as receipts, failed payments and password links, always go out."
    >
      <chakra.table w="full" borderCollapse="collapse">
        <chakra.caption srOnly>Where you are told of what</chakra.caption>
        <thead>
          <tr>
            <Head scope="col" textAlign="start">
              What
            </Head>
            {ways.map(({ way, label }) => (
              <Head key={way} scope="col" w={{ base: '16', sm: '20' }}>
                {label}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {chosenNotifications.map((kind) => (
            <chakra.tr key={kind} borderTopWidth="1px" borderColor="border">
              <chakra.th scope="row" py="3" textAlign="start" fontWeight="medium">
                {kinds[kind].label}
                <chakra.span display="block" color="muted" fontWeight="normal">
                  {kinds[kind].hint}
                </chakra.span>
              </chakra.th>
              {ways.map(({ way, label }) => (
                <Cell key={way}>
                  <Switch
                    type="checkbox"
                    role="switch"
                    aria-label={`${kinds[kind].label}: ${label}`}
                    checked={choices[kind][way]}
                    onChange={(event) => save.mutate({ kind, way, on: event.target.checked })}
                  />
                </Cell>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.div mt="3" minH="6">
        <FormStatus kind={save.isError ? 'error' : 'quiet'}>
          {save.isError ? `Not saved. ${refusalWords(save.error)}` : save.isSuccess ? 'Saved' : undefined}
        </FormStatus>
      </chakra.div>
    </SplitSection>
  );
}
