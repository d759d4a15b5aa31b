import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  conditions,
  type ReportItem,
  reportLimits,
} from '../../../../../shared/domain/leases/condition/report';
import { ChoiceCards } from '../../../ui/fields/choice-cards';
import { TextField } from '../../../ui/fields/text-field';
import { Grow, Row, Stack } from '../../../ui/layout/layout';
import { IconButton } from '../../../ui/primitives/icon-button';
import { SubTitle } from '../../../ui/primitives/text';
import { conditionLooks } from './condition-words';
import { picturesOf } from './item-said';
import { PhotoStrip } from './photo-strip';
import type { Filling } from './use-report';

const choices = conditions.map((value) => {
  const { word, icon: Icon } = conditionLooks[value];
  return { value, label: word, icon: <Icon size={16} aria-hidden="true" /> };
});

type Props = {
  item: ReportItem;
  urls: Readonly<Record<string, string>>;
  filling: Filling;
  /** What the move-in report said. */
  before?: ReactNode;
  onPhoto: (file: File) => Promise<void>;
};

/** One thing that is looked at: its condition, a note, photos. */
export function ItemForm({ item, urls, filling, before, onPhoto }: Props) {
  const { id, name, condition, note, photos } = item;
  const pictures = picturesOf(item, urls);
  const strip = (
    <PhotoStrip
      pictures={pictures}
      of={name}
      onAdd={onPhoto}
      onRemove={(index) => filling.changeItem(id, { photos: photos.filter((_, at) => at !== index) })}
    />
  );
  return (
    <Stack gap="2">
      <Row rowGap="2">
        <Grow flexBasis="11rem" display="grid" gap="1">
          <SubTitle>
            <bdi>{name}</bdi>
          </SubTitle>
          {before}
        </Grow>
        {/* On a narrow screen below the name and the tools. */}
        <Grow flexBasis="24rem" order={{ base: '1', lg: '0' }}>
          <ChoiceCards
            compact
            hideLabel
            columns={4}
            id={id}
            name={id}
            label={`Condition: ${name}`}
            choices={choices}
            value={condition ?? ''}
            onValue={(value) => filling.changeItem(id, { condition: value })}
            {...(filling.fields[id] !== undefined && { error: filling.fields[id] })}
          />
        </Grow>
        {pictures.length === 0 && strip}
        <IconButton label={`Remove ${name}`} size="sm" variant="ghost" onClick={() => filling.removeItem(id)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Row>
      {condition !== undefined && (condition !== 'good' || note !== '') && (
        <TextField
          label={`Note: ${name}`}
          value={note}
          maxLength={reportLimits.noteCharacters}
          onChange={({ target }) => filling.changeItem(id, { note: target.value })}
        />
      )}
      {pictures.length > 0 && strip}
    </Stack>
  );
}
