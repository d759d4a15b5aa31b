import { newOwnerProblems } from '../../../../../shared/domain/portfolio/owners';
import { api } from '../../../api/client';
import { FormButtons, ShortForm } from '../../../forms/short-form';
import { useAppForm } from '../../../forms/use-app-form';
import { useFormField } from '../../../forms/use-field';
import { Modal } from '../../../ui/feedback/modal';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { NewOwnerFields } from '../pickers/new-owner-fields';
import { ownerName } from '../pickers/owner-values';
import { refuseTaken } from '../pickers/refuse-taken';
import { type AddValues, asOwner } from './add-values';
import { PropertyField } from './property-field';

type Props = {
  typed: AddValues;
  mayShare: boolean;
  onSaved: (name: string) => Promise<void>;
  /** A property is chosen, so that its shares come next. */
  onShares: (values: AddValues) => void;
  onClose: () => void;
};

/** Who the owner is; saved at once unless a property is chosen. */
export function AddAlone({ typed, mayShare, onSaved, onShares, onClose }: Props) {
  const form = useAppForm<AddValues>({
    values: typed,
    problems: (values) => newOwnerProblems({ ...values, userId: '' }),
    submit: async (values, { idempotencyKey }) => {
      if (values.property !== '') return refuseTaken(values.email);
      const { userId: _, percentage: __, ...body } = asOwner(values, '');
      await api.owners.addOwner({ body }, { idempotencyKey });
    },
    onSaved: async ({ values }) => (values.property === '' ? onSaved(ownerName(values)) : onShares(values)),
    asksBeforeLeaving: false,
  });
  const isSharing = form.watch('property') !== '';
  return (
    <Modal
      open
      onClose={onClose}
      title="Add owner"
      lead="A person or company you manage property for. They get no email about it."
      width="lg"
      footer={
        <FormButtons
          form={form}
          submit={isSharing ? 'Set the shares' : 'Add owner'}
          pendingText="Saving"
          onCancel={onClose}
        />
      }
    >
      <ShortForm form={form} gap="4">
        <NewOwnerFields owners={[]} />
        <MailingField />
        {mayShare && <PropertyField />}
      </ShortForm>
    </Modal>
  );
}

const MailingField = () => (
  <TextAreaField
    label="Mailing address"
    hint="For letters, checks and tax forms. Up to four lines."
    rows={3}
    {...useFormField('mailingAddress')}
  />
);
