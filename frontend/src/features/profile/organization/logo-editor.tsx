import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  logoLimits,
  logoOnly,
  logoTooLarge,
  logoTypes,
} from '../../../../../shared/domain/settings/letterhead';
import { api } from '../../../api/client';
import { postForm } from '../../../api/post-form';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { Logo } from '../../../domain-ui/organization/logo';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { FieldError } from '../../../ui/fields/field';
import { Row, Stack } from '../../../ui/layout/layout';
import { readyFile } from '../../../ui/media/ready-file';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { organizationSettingsQuery } from '../queries';

type Props = { name: string; url: string; version: number; mayChange: boolean };

/** Why a chosen file is no logo, as far as its name and size say. */
function fileProblem({ type, size }: File): string | undefined {
  if (!logoTypes.some((known) => known === type)) return logoOnly;
  return size > logoLimits.bytes ? logoTooLarge : undefined;
}

const sentenceOf = (error: Error): string => {
  const [first] = error instanceof ApiRefusal ? Object.values(error.fields) : [];
  return first ?? refusalWords(error);
};

async function sendLogo(file: File): Promise<string> {
  const contentType = logoTypes.find((type) => type === file.type) ?? 'image/png';
  const { data } = await api.profile.createLogoUpload({ body: { contentType, bytes: file.size } });
  const { url, fields, imageUpload } = data;
  await postForm({ url, fields, file, onProgress: () => undefined });
  return imageUpload;
}

/** The logo on papers, mails and listings. It is saved as soon as it is chosen. */
export function LogoEditor({ name, url, version, mayChange }: Props) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: async (file: File | undefined) => {
      const upload = file ? await sendLogo(file) : '';
      return (await api.profile.saveLogo({ body: { version, upload } })).data.logo_url;
    },
    onSuccess: async (saved) => {
      toast({ title: saved === '' ? 'Your logo was removed' : 'Your logo was saved' });
      await client.invalidateQueries(organizationSettingsQuery);
    },
  });
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = [...(event.target.files ?? [])];
    event.target.value = '';
    if (!chosen) return;
    save.reset();
    const { file, problem: unread } = await readyFile(chosen);
    const wrong = file ? fileProblem(file) : unread;
    setProblem(wrong);
    if (file && !wrong) save.mutate(file);
  };
  const remove = async () => {
    const sure = await dialogs.confirm('Documents that were sent or signed keep it.', {
      title: 'Remove your logo?',
      yes: 'Remove',
      no: 'Cancel',
      danger: true,
    });
    if (sure) save.mutate(undefined);
  };
  const refused = problem ?? (save.error ? sentenceOf(save.error) : undefined);
  return (
    <Stack gap="3">
      {url === '' ? <Muted>No logo yet.</Muted> : <Logo url={url} name={name} />}
      <Row gap="2">
        <Button
          variant="outline"
          pending={save.isPending}
          pendingText="Saving"
          disabled={!mayChange}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          {url === '' ? 'Choose a logo' : 'Change logo'}
        </Button>
        {url !== '' && mayChange && !save.isPending && (
          <Button variant="ghost" colorPalette="neutral" onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        )}
      </Row>
      <chakra.input
        ref={input}
        type="file"
        accept={logoTypes.join(',')}
        hidden
        aria-label="Logo file"
        aria-invalid={refused !== undefined}
        aria-describedby="logo-error"
        onChange={(event) => void choose(event)}
      />
      <Muted small>
        {`PNG or JPEG, at most 1 MB, at least ${logoLimits.leastWidth} pixels wide. SVG files can carry scripts, and email programs don’t show them.`}
      </Muted>
      <FieldError id="logo-error">{refused}</FieldError>
    </Stack>
  );
}
