import { chakra } from '@chakra-ui/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Profile } from '../../../../../shared/contract/profile';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { Avatar } from '../../../domain-ui/person/avatar';
import { dialogs } from '../../../ui/feedback/dialogs';
import { FieldError } from '../../../ui/fields/field';
import { acceptedPictures } from '../../../ui/media/photo-rules';
import { readyPhoto } from '../../../ui/media/ready-photo';
import { useObjectUrl } from '../../../ui/media/use-object-url';
import { Button } from '../../../ui/primitives/button';
import { isTooLarge, usePhoto } from './use-photo';

const sentenceOf = (error: Error): string => {
  if (isTooLarge(error)) return error.message;
  const [first] = error instanceof ApiRefusal ? Object.values(error.fields) : [];
  return first ?? refusalWords(error);
};

/** The person's photo. A chosen one shows at once, while it uploads. */
export function PhotoEditor({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const { save, progress } = usePhoto();
  const [chosen, setChosen] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const preview = useObjectUrl(save.isError ? undefined : chosen);
  const refused = problem ?? (save.error ? sentenceOf(save.error) : undefined);
  const url = preview ?? profile.image_url;
  const send = (file: File | undefined) => {
    setChosen(file);
    save.mutate(file, { onSuccess: () => setChosen(undefined) });
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length === 0) return;
    setReading(true);
    const { file, problem } = await readyPhoto(files);
    setReading(false);
    setProblem(problem);
    if (file) send(file);
  };
  const remove = async () => {
    const sure = await dialogs.confirm('Your initials will be shown instead.', {
      title: 'Remove your photo?',
      yes: 'Remove',
      no: 'Cancel',
      danger: true,
    });
    if (sure) send(undefined);
  };
  return (
    <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="5">
      <chakra.span color="primary" display="inline-flex" opacity={save.isPending ? 0.6 : 1}>
        <Avatar name={`${profile.first_name} ${profile.last_name}`} url={url} size="20" />
      </chakra.span>
      <chakra.div display="grid" gap="2" flex="1 1 14rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            variant="outline"
            pending={isReading || save.isPending}
            pendingText={isReading || chosen ? 'Sending' : 'Removing'}
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden="true" />
            {profile.image_url === '' ? 'Choose a photo' : 'Change photo'}
          </Button>
          {profile.image_url !== '' && !save.isPending && (
            <Button variant="ghost" colorPalette="neutral" onClick={() => void remove()}>
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          )}
        </chakra.div>
        <input
          ref={input}
          type="file"
          accept={acceptedPictures}
          hidden
          aria-label="Photo"
          data-photo=""
          aria-invalid={refused !== undefined}
          aria-describedby="photo-error"
          onChange={(event) => void choose(event)}
        />
        {progress === undefined ? (
          <chakra.p m="0" fontSize="xs" color="muted">
            <bdi>The center is used, cropped to a square.</bdi>
          </chakra.p>
        ) : (
          <chakra.progress
            value={progress}
            max={1}
            w="full"
            h="2"
            accentColor="{colors.primary}"
            aria-label="Sending"
          />
        )}
        <FieldError id="photo-error">{refused}</FieldError>
        {save.isError && (
          <chakra.div>
            <Button size="sm" variant="outline" onClick={() => send(chosen)}>
              Try again
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  );
}
