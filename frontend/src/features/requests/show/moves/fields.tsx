import { limits } from '../../../../../../shared/domain/limits';
import { requestLimits } from '../../../../../../shared/domain/requests/request-limits';
import { api } from '../../../../api/client';
import { type TypedWindow, WindowField } from '../../../../domain-ui/request/windows-field';
import { useFormField, useValueField } from '../../../../forms/use-field';
import { TextAreaField } from '../../../../ui/fields/text-area-field';
import { AttachFiles } from '../../parts/attach-files';
import { useAttached } from '../../parts/use-attached';

/** Words of the surrounding form. */
export const WordsField = ({
  name,
  label,
  required,
}: {
  name: string;
  label: string;
  required?: boolean;
}) => (
  <TextAreaField
    label={label}
    required={required}
    rows={3}
    maxLength={limits.descriptionCharacters}
    {...useFormField(name)}
  />
);

/** A visit of the surrounding form. */
export function VisitField({ min }: { min: string }) {
  const { value, onChange, error } = useValueField<{ visit: TypedWindow }, 'visit'>('visit');
  return <WindowField value={value} onValue={onChange} min={min} error={error} />;
}

/** Files that a change of a request names. */
export const useRequestFiles = () =>
  useAttached((body) => api.requests.createRequestUpload({ body }), requestLimits.filesACall);
export const FilesField = AttachFiles;
