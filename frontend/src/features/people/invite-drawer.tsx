import { useQueryClient } from '@tanstack/react-query';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { FormButtons, ShortForm } from '../../forms/short-form';
import { useAppForm } from '../../forms/use-app-form';
import { useValueField } from '../../forms/use-field';
import { Drawer, DrawerBar } from '../../ui/feedback/drawer';
import { toast } from '../../ui/feedback/toast';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { TextField } from '../../ui/fields/text-field';
import { Columns } from '../../ui/layout/columns';
import { GrantsFields } from './grants-fields';
import { firstValues, type InviteValues, inviteBody, inviteNameOf, inviteProblems } from './invite-values';
import { OwnerField } from './owner-field';
import { peopleKey } from './queries';

const roles = [
  { value: 'rentalManager', label: 'Rental manager', hint: 'Staff: sees and changes what you choose' },
  { value: 'rentalOwner', label: 'Rental owner', hint: 'Owns property you manage: sees their own share' },
  { value: 'orgAdmin', label: 'Organization admin', hint: 'Can do everything, including people and plan' },
] as const;

const name = { autoComplete: 'off', maxLength: limits.textCharacters } as const;

type Props = { open: boolean; adminId: string; onClose: () => void };

/** The invitation form next to the list. It starts empty on each opening. */
export default function InviteDrawer({ open, ...rest }: Props) {
  return (
    <Drawer open={open} onClose={rest.onClose} title="Invite a person" wide>
      <InviteForm {...rest} />
    </Drawer>
  );
}

function InviteForm({ adminId, onClose }: Omit<Props, 'open'>) {
  const client = useQueryClient();
  const form = useAppForm<InviteValues>({
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
        hint="The invitation goes there and is valid for seven days."
        maxLength={limits.emailCharacters}
        {...form.field('email')}
      />
      <Columns widths="1fr 1fr" from="sm" gap="4">
        <TextField label="First name (optional)" {...name} {...form.field('firstName')} />
        <TextField label="Last name (optional)" {...name} {...form.field('lastName')} />
      </Columns>
      <GrantsFields roleLabel={role} />
      <DrawerBar data-foot="">
        <FormButtons form={form} submit="Send invitation" pendingText="Sending" onCancel={onClose} />
      </DrawerBar>
    </ShortForm>
  );
}

function RoleField() {
  const { onChange, ...field } = useValueField<InviteValues, 'role'>('role');
  return <ChoiceCards {...field} label="Role" columns={1} choices={roles} onValue={onChange} />;
}
