import { RotateCw, X } from 'lucide-react';
import { limits } from '../../../../../shared/domain/limits';
import { documentKinds } from '../../../../../shared/domain/portfolio/documents';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { FieldError } from '../../../ui/fields/field';
import { Input } from '../../../ui/fields/text-field';
import { Columns } from '../../../ui/layout/columns';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { sizeText } from '../../../ui/media/size-text';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { IconButton } from '../../../ui/primitives/icon-button';
import { kindOptions } from '../document-texts';
import { FileSign } from '../file-sign';
import type { Tray } from './tray';
import type { TrayItem } from './tray-item';

/** A chosen file: fields while it waits, progress while it uploads, the reason and Retry if it fails. */
export function TrayRow({ item, tray }: { item: TrayItem; tray: Tray }) {
  const { id, file, name, kind, state, problem } = item;
  const goes = state === 'sending' || state === 'keeping';
  const missing = name.trim() === '' ? 'Name is required' : undefined;
  return (
    <Stack as="li" aria-label={file.name}>
      <Row alignItems="flex-start" flexWrap="nowrap">
        <FileSign type={item.contentType} />
        {goes ? (
          <Grow>
            <bdi>{name}</bdi>
          </Grow>
        ) : (
          <Columns flex="1" widths="1fr 11rem" gap="3">
            <Input
              aria-label={`Name of ${file.name}`}
              aria-invalid={missing ? true : undefined}
              aria-describedby={`${id}-problem`}
              dir="auto"
              maxLength={limits.textCharacters}
              value={name}
              onChange={(event) => tray.edit(id, { name: event.target.value })}
            />
            <CompactSelect
              label={`Folder of ${file.name}`}
              options={kindOptions}
              value={kind}
              onValue={(value) => {
                const chosen = documentKinds.find((known) => known === value);
                if (chosen) tray.edit(id, { kind: chosen });
              }}
            />
          </Columns>
        )}
        <RowButtons item={item} tray={tray} />
      </Row>
      {goes && (
        <ProgressBar
          label={`Uploading ${file.name}`}
          done={Math.round(item.share * 100)}
          most={100}
          words={
            state === 'keeping' ? 'Checking' : `${Math.round(item.share * 100)}% of ${sizeText(file.size)}`
          }
        />
      )}
      <FieldError id={`${id}-problem`}>{missing ?? problem}</FieldError>
    </Stack>
  );
}

function RowButtons({ item: { id, file, state }, tray }: { item: TrayItem; tray: Tray }) {
  if (state === 'keeping') return null;
  return (
    <Row gap="1" flexWrap="nowrap">
      {state === 'failed' && (
        <IconButton label={`Retry ${file.name}`} onClick={() => tray.retry(id)}>
          <RotateCw aria-hidden="true" />
        </IconButton>
      )}
      {state === 'sending' ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Cancel ${file.name}`}
          onClick={() => tray.cancel(id)}
        >
          Cancel
        </Button>
      ) : (
        <IconButton label={`Take ${file.name} out`} onClick={() => tray.remove(id)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </Row>
  );
}
