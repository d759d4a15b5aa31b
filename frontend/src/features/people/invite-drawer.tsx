import { useForm } from 'react-hook-form';
import { limits } from '../../../../shared/domain/limits';
import { messages } from '../../../../shared/domain/messages';
import { ApiRefusal } from '../../api/refusal';
import { Button } from '../../ui/button';
import { Columns } from '../../ui/columns';
import { Drawer, DrawerBar } from '../../ui/drawer';
import { ChoiceCards } from '../../ui/fields/choice-cards';
import { TextField } from '../../ui/fields/text-field';
import { Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { GrantsFields } from './grants-fields';
import { firstValues, type InviteValues, inviteResolver } from './invite-values';
import { OwnerField } from './owner-field';
import { useInvite } from './use-invite';

const roles = [
  { value: 'rentalManager', label: 'Rental manager', hint: 'Staff: sees and changes what you choose' },
  { value: 'rentalOwner', label: 'Rental owner', hint: 'Owns property you run: sees the own share' },
  { value: 'orgAdmin', label: 'Organization admin', hint: 'May do everything, people and plan too' },
] as const;

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
  const form = useForm<InviteValues>({
    defaultValues: firstValues,
    mode: 'onTouched',
    resolver: inviteResolver,
  });
  const invite = useInvite(onClose);
  const { errors } = form.formState;
  const values = form.watch();
  const touch = { shouldValidate: form.formState.isSubmitted, shouldDirty: true };
  const fields = invite.error instanceof ApiRefusal ? invite.error.fields : {};
  const send = form.handleSubmit(async (given) => {
    await invite.mutateAsync(given).catch(() => undefined);
  });
  const name = (field: 'firstName' | 'lastName', label: string) => (
    <TextField label={label} autoComplete="off" maxLength={limits.textCharacters} {...form.register(field)} />
  );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="5">
        {invite.error && Object.keys(fields).length === 0 && (
          <Notice kind="danger">{invite.error.message}</Notice>
        )}
        <ChoiceCards
          label="Role"
          name="role"
          columns={1}
          choices={roles}
          value={values.role}
          onValue={(role) => form.setValue('role', role, touch)}
        />
        {values.role === 'rentalOwner' && (
          <OwnerField
            adminId={adminId}
            value={values.ownerId}
            error={errors.ownerId?.message ?? fields.owner_id}
            onOwner={(owner) => {
              form.setValue('ownerId', owner.id, touch);
              form.setValue('email', owner.email, touch);
              form.setValue('firstName', owner.first_name);
              form.setValue('lastName', owner.last_name);
            }}
          />
        )}
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          hint="The invitation goes there and works for seven days."
          maxLength={limits.emailCharacters}
          error={errors.email?.message ?? fields.email}
          {...form.register('email')}
        />
        <Columns widths="1fr 1fr" from="sm" gap="4">
          {name('firstName', 'First name (optional)')}
          {name('lastName', 'Last name (optional)')}
        </Columns>
        <GrantsFields
          roleLabel={values.role}
          values={values.grants}
          onValues={(grants) => form.setValue('grants', grants, touch)}
          problem={errors.grants?.root?.message}
        />
        <DrawerBar>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" pending={invite.isPending} pendingText="Sending">
            Send invitation
          </Button>
        </DrawerBar>
      </Stack>
    </form>
  );
}
