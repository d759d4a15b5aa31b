import { chakra } from '@chakra-ui/react';
import { MessageSquarePlus } from 'lucide-react';
import { reportLimits } from '../../../../../../shared/domain/leases/condition/report';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/fields/text-field';
import { Row, Stack } from '../../../../ui/layout';
import { picturesOf } from '../item-said';
import { PhotoStrip } from '../photo-strip';
import type { Remarks } from './use-remarks';

type Props = { item: string; name: string; remarks: Remarks };

/** A tenant's own remark on one thing, with photos. */
export function RemarkForm({ item, name, remarks }: Props) {
  const remark = remarks.of(item);
  const problem = remarks.fields[item || 'home'];
  if (!remark)
    return (
      <chakra.div mt="2">
        <Button
          variant="ghost"
          size="sm"
          ms="-3"
          aria-label={`Add a remark: ${name}`}
          onClick={() => remarks.add(item)}
        >
          <MessageSquarePlus aria-hidden="true" />
          Add a remark
        </Button>
      </chakra.div>
    );
  return (
    <Stack gap="2" mt="3" ps="3" borderInlineStartWidth="3px" borderColor="primary">
      <TextField
        label={`My remark: ${name}`}
        maxLength={reportLimits.noteCharacters}
        value={remark.note}
        {...(problem !== undefined && { error: problem })}
        onChange={({ target }) => remarks.write(item, target.value)}
      />
      <PhotoStrip
        pictures={picturesOf({ name: `My remark on ${name}`, photos: remark.photos }, remarks.urls)}
        of={name}
        most={reportLimits.remarkPhotos}
        onAdd={(file) => remarks.addPhoto(item, file)}
        onRemove={(index) => remarks.removePhoto(item, index)}
      />
      <Row>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove my remark: ${name}`}
          onClick={() => remarks.drop(item)}
        >
          Remove my remark
        </Button>
      </Row>
    </Stack>
  );
}
