import { useQuery } from '@tanstack/react-query';
import { limits } from '../../../../../../shared/domain/limits';
import { problemsOf } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { placeText } from '../../../../domain-ui/request/request-words';
import { useFormField } from '../../../../forms/use-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { requestsQuery } from '../../queries';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';

/** Closes a request as a duplicate of another one of the property. */
export default function MergeDialog({ request: { request_id, property_id }, onClose }: DialogProps) {
  return (
    <RequestDialog
      title="Close as a duplicate"
      lead="This one is canceled and the other one continues. We’ll tell whoever opened it."
      button="Close as a duplicate"
      values={{ duplicate_of: '' }}
      problems={({ duplicate_of }) =>
        problemsOf({ duplicate_of: duplicate_of === '' && 'Choose the other request' })
      }
      send={({ duplicate_of }) => api.requests.mergeRequest({ body: { request_id, duplicate_of } })}
      done="Closed as a duplicate."
      onClose={onClose}
    >
      <Other requestId={request_id} propertyId={property_id} />
    </RequestDialog>
  );
}

function Other({ requestId, propertyId }: { requestId: string; propertyId: string }) {
  const read = useQuery(requestsQuery({ property: propertyId }, limits.listPageMax));
  const others = (read.data?.requests ?? []).filter(({ request_id }) => request_id !== requestId);
  return (
    <SelectField
      label="The other request"
      required
      placeholder={read.data && others.length === 0 ? 'No other open request of this property' : 'Choose'}
      options={others.map((line) => ({
        value: line.request_id,
        label: `${line.name}: ${line.words} (${placeText(line)})`,
      }))}
      {...useFormField('duplicate_of')}
    />
  );
}
