import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { FormButtons, ShortForm } from '../../forms/short-form';
import { useValueField } from '../../forms/use-field';
import { useHouseForm } from '../../forms/use-house-form';
import { Drawer } from '../../ui/drawer';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast';
import { GrantsFields } from './grants-fields';
import { firstValues, type InviteValues, inviteBody, inviteNameOf, inviteProblems } from './invite-values';
import { OwnerField } from './owner-field';
import { peopleKey } from './queries';

const roles = [
  { value: 'rentalManager', label: 'Rental manager', hint: 'Staff: sees and changes what you choose' },
  { value: 'rentalOwner', label: 'Rental owner', hint: 'Owns property you run: sees the own share' },
  { value: 'orgAdmin', label: 'Organization admin', hint: 'May do everything, people and plan too' },
] as const;

const name = { autoComplete: 'off', maxLength: limits.textCharacters } as const;

type Props = { open: boolean; adminId: string; onClose: () => void };

/** The form of an invitation, beside the list; it begins empty whenever it is opened. */
export default function InviteDrawer({ open, ...rest }: Props) {
  return (
    <Drawer open={open} onClose={rest.onClose} title="Invite a person" wide>
      <InviteForm {...rest} />
    </Drawer>
  );
}

function InviteForm({ adminId, onClose }: Omit<Props, 'open'>) {
  const client = useQueryClient();
  const form = useHouseForm<InviteValues>({
    values: firstValues,
    problems: inviteProblems,
    submit: (values, { idempotencyKey }) =>
      api.people.invitePerson({ body: inviteBody(values) }, { idempotencyKey }),
    onSaved: ({ values }) => {
      toast({ title: `Invitation sent to ${values.email.trim()}` });
      void client.invalidateQueries({ queryKey: peopleKey });
    },
    onDone: onClose,
    nameOf: inviteNameOf,
  });
  const role = form.watch('role');
  return (
    <ShortForm form={form}>
      <RoleField />
      {role === 'rentalOwner' && <OwnerField adminId={adminId} />}
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        hint="The invitation goes there and works for seven days."
        maxLength={limits.emailCharacters}
        {...form.field('email')}
      />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField label="First name (optional)" {...name} {...form.field('firstName')} />
        <TextField label="Last name (optional)" {...name} {...form.field('lastName')} />
      </chakra.div>
      <GrantsFields roleLabel={role} />
      <Foot data-foot="">
        <FormButtons form={form} submit="Send invitation" pendingText="Sending" onCancel={onClose} />
      </Foot>
    </ShortForm>
  );
}

function RoleField() {
  const { onChange, ...field } = useValueField<InviteValues, 'role'>('role');
  return <ChoiceCards {...field} label="Role" columns={1} choices={roles} onValue={onChange} />;
}

/** Stays in sight at the foot of the drawer. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    py: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
