import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { Modal } from '../../../ui/feedback/modal';
import { toast } from '../../../ui/feedback/toast';
import { Row, Stack } from '../../../ui/layout/layout';
import { cropPhoto } from '../../../ui/media/crop-photo';
import { FileTarget } from '../../../ui/media/file-target';
import { acceptedPictures } from '../../../ui/media/photo-rules';
import { readyPhoto } from '../../../ui/media/ready-photo';
import { useObjectUrl } from '../../../ui/media/use-object-url';
import { Button } from '../../../ui/primitives/button';
import { Refusal } from '../../../ui/primitives/text';
import { photoPost } from '../../units/pickers/post-photo';
import { portfolioKey } from '../../units/queries';

const problemId = 'cover-problem';
/** Twice the largest size on screen, for sharp displays. */
const shape = { width: 1200, ratio: 4 / 3 } as const;

type Props = {
  property: Pick<PropertyRead, 'property_id' | 'has_cover'>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Chooses the property's photo, cropped to 4:3. */
export default function CoverDialog({
  property: { property_id: id, has_cover },
  onClose,
  finalFocus,
}: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File>();
  const [at, setAt] = useState(0.5);
  const [problem, setProblem] = useState<string>();
  const preview = useObjectUrl(chosen);
  const save = useMutation({
    mutationFn: async (file: File | undefined) => {
      const cropped = file && (await cropPhoto(file, { ...shape, at }));
      const upload = cropped && (await photoPost.upload(cropped, () => undefined));
      await api.properties.setCover({ params: { id }, body: { upload } });
    },
    onSuccess: async (_, file) => {
      await client.invalidateQueries({ queryKey: portfolioKey });
      toast({ title: file ? 'Photo saved' : 'Photo removed' });
      onClose();
    },
  });
  const choose = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const { file, problem } = await readyPhoto(files);
    setProblem(problem);
    if (file) setChosen(file);
  };
  return (
    <Modal
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title="Property photo"
      lead="Shown in lists and at the top of its page, in 4:3."
      width="md"
      footer={
        <Row gap="2" justifyContent="flex-end">
          {has_cover && (
            <Button
              variant="ghost"
              colorPalette="neutral"
              disabled={save.isPending}
              onClick={() => save.mutate(undefined)}
            >
              Remove photo
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} pending={save.isPending} onClick={() => save.mutate(chosen)}>
            Save photo
          </Button>
        </Row>
      }
    >
      <Stack gap="4">
        <Choice preview={preview} at={at} isRefused={!!problem} onFiles={(files) => void choose(files)} />
        {preview && <Position at={at} onAt={setAt} />}
        <div id={problemId}>{problem && <Refusal>{problem}</Refusal>}</div>
        {save.error && <Refusal>{refusalWords(save.error)}</Refusal>}
      </Stack>
    </Modal>
  );
}

/** The photo as cropped, or the place to choose one. */
function Choice({
  preview,
  at,
  isRefused,
  onFiles,
}: {
  preview: string | undefined;
  at: number;
  isRefused: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const id = useId();
  return (
    <FileTarget
      id={id}
      onFiles={onFiles}
      field={{
        accept: acceptedPictures,
        'aria-label': 'Choose a photo',
        'aria-invalid': isRefused,
        'aria-describedby': problemId,
      }}
      borderColor={isRefused ? 'danger' : undefined}
      aspectRatio="4 / 3"
      overflow="hidden"
      color="muted"
    >
      {preview ? (
        <chakra.img
          src={preview}
          alt="The chosen photo, cropped"
          w="full"
          h="full"
          objectFit="cover"
          objectPosition={`${at * 100}% ${at * 100}%`}
        />
      ) : (
        <Row gap="2">
          <ImagePlus size={20} aria-hidden="true" />
          Choose a photo
        </Row>
      )}
    </FileTarget>
  );
}

/** Moves the crop along the photo's longer side. */
const Position = ({ at, onAt }: { at: number; onAt: (at: number) => void }) => (
  <chakra.label display="grid" gap="1" fontSize="sm" fontWeight="medium">
    What to show
    <chakra.input
      type="range"
      min={0}
      max={1}
      step={0.01}
      value={at}
      dir="ltr"
      accentColor="{colors.primary}"
      h="8"
      onChange={(event) => onAt(Number(event.target.value))}
    />
  </chakra.label>
);
