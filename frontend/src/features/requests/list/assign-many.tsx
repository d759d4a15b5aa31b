import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import { categories } from '../../../../../shared/domain/requests/categories';
import { api } from '../../../api/client';
import { placeText } from '../../../domain-ui/request/request-words';
import { ManyDialog } from '../../../forms/many-dialog';
import { allVendorsQuery } from '../../vendors/queries';
import { requestChanged } from '../queries';
import {
  AssignFields,
  type AssignValues,
  assignedTo,
  assignProblems,
  noAssignee,
} from '../show/moves/assign-fields';

const itemOf = (line: RequestLine) => ({
  id: line.request_id,
  label: `${line.name}: ${line.words || categories[line.category].name}`,
  note: [placeText(line), line.assignee && `${line.assignee.name} has it now`].filter(Boolean).join(', '),
});

type Props = { chosen: readonly RequestLine[]; onClose: () => void };

/** Gives many requests to one vendor or person: a call for each, and each says what became of it. */
export default function AssignMany({ chosen, onClose }: Props) {
  const client = useQueryClient();
  const { data: vendors = [] } = useQuery(allVendorsQuery);
  const [first] = chosen;
  const assign = async (some: readonly { readonly id: string }[], values: AssignValues) => {
    const done = await Promise.all(
      some.map(async ({ id: request_id }) => {
        await api.requests.assignRequest({ body: { request_id, ...assignedTo(values, vendors) } });
        return [request_id, { text: 'Assigned', isDone: true }] as const;
      }),
    );
    return Object.fromEntries(done);
  };
  return (
    <ManyDialog
      title="Assign"
      lead="Who gets them is told at once. Who had one loses it."
      startsWith="all"
      none="No request is chosen."
      button={(count) => (count === 1 ? 'Assign one request' : `Assign ${count} requests`)}
      pendingText="Assigning"
      values={noAssignee}
      problems={(values) => assignProblems(values, vendors)}
      fields={
        <AssignFields
          vendors={vendors}
          category={first?.category ?? ''}
          propertyId={first?.property_id ?? ''}
        />
      }
      group="Requests"
      items={chosen.map(itemOf)}
      act={assign}
      most={1}
      onSaved={() => requestChanged(client)}
      onClose={onClose}
    />
  );
}
