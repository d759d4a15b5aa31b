import { chakra } from '@chakra-ui/react';
import type { ReportShown } from '../../../../../shared/contract/lease-condition';
import { DateText } from '../../../ui/data/date-text';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Muted } from '../../../ui/primitives/text';
import { picturesOf } from './item-said';
import { PhotoStrip } from './photo-strip';

type Urls = Readonly<Record<string, string>>;
export type RemarkShown = ReportShown['remarks'][number];

/** What tenants say about one thing: a line of its own color, who wrote it, and when. */
export const RemarkLines = ({ remarks, urls }: { remarks: readonly RemarkShown[]; urls: Urls }) =>
  remarks.map(({ item, name, at, note, photos }) => (
    <chakra.div
      key={`${item} ${name} ${at}`}
      mt="3"
      ps="3"
      borderInlineStartWidth="3px"
      borderColor="primary"
    >
      <Stack gap="1.5">
        <Muted small>
          <bdi>{name}</bdi> remarked on <DateText at={at} />
        </Muted>
        {note !== '' && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
        <PhotoStrip pictures={picturesOf({ name: `Remark of ${name}`, photos }, urls)} of={name} />
      </Stack>
    </chakra.div>
  ));

/** Remarks about the home as a whole, where there are some. */
export function HomeRemarks({ remarks, urls }: { remarks: readonly RemarkShown[]; urls: Urls }) {
  const own = remarks.filter(({ item }) => item === '');
  if (own.length === 0) return null;
  return (
    <Section title="About the home">
      <RemarkLines remarks={own} urls={urls} />
    </Section>
  );
}
