import { chakra } from '@chakra-ui/react';
import { Section } from '../../../ui/layout/section';
import type { BringFile } from './bring-draft';

const rowsShown = 40;

/** The first rows as they stand in the file, with the row of the headings marked. */
export const RawFile = ({ file, heading }: { file: BringFile; heading: number }) => (
  <Section title="The raw file" lead={`The first ${Math.min(rowsShown, file.rows.length)} rows`} flush>
    <chakra.div overflow="auto" maxH="20rem" tabIndex={0} role="region" aria-label="Rows of the file" pb="4">
      <chakra.table fontSize="xs" whiteSpace="nowrap">
        <tbody>
          {file.rows.slice(0, rowsShown).map(({ line, cells }) => (
            <chakra.tr key={line} bg={line === heading ? 'primary.subtle' : undefined}>
              <chakra.th scope="row" px="3" py="1" color="muted" fontWeight="normal" textAlign="end">
                {line}
              </chakra.th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <chakra.td key={at} px="3" py="1" dir="auto">
                  {cell}
                </chakra.td>
              ))}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  </Section>
);
