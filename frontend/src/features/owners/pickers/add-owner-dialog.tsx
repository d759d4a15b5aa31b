import { Modal } from '../../../ui/feedback/modal';
import AddOwner, { type AddOwnerProps } from './add-owner';

/** Add Rental Owner, over a page (PRP-06). */
const AddOwnerDialog = (props: AddOwnerProps) => (
  <Modal open onClose={props.onClose} title="Add Rental Owner" width="lg">
    <AddOwner {...props} />
  </Modal>
);

export default AddOwnerDialog;
