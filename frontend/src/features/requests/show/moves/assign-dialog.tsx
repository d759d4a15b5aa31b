import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/client';
import { allVendorsQuery } from '../../../vendors/queries';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { AssignFields, assignedTo, assignProblems, noAssignee } from './assign-fields';

/** Gives the request to a vendor or to one of the staff. Who had it loses it. */
export default function AssignDialog({ request, onClose }: DialogProps) {
  const { request_id, category, property_id } = request;
  const { data: vendors = [] } = useQuery(allVendorsQuery);
  return (
    <RequestDialog
      title="Assign"
      lead={
        request.assignee
          ? `${request.assignee.name} has it now and loses it.`
          : 'Who gets it is told at once.'
      }
      button="Assign"
      values={noAssignee}
      problems={(values) => assignProblems(values, vendors)}
      send={(values) => api.requests.assignRequest({ body: { request_id, ...assignedTo(values, vendors) } })}
      done="Assigned."
      onClose={onClose}
    >
      <AssignFields vendors={vendors} category={category} propertyId={property_id} />
    </RequestDialog>
  );
}
