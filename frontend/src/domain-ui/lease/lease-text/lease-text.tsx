import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { clausesOf } from '../../../../../shared/domain/leases/document/clauses';
import type { LeaseDocument } from '../../../../../shared/domain/leases/document/lease-document';
import type { LeaseNode } from '../../../../../shared/domain/leases/document/lease-node';
import './lease-text.css';

/** The signers of one place in the text. */
export type SignaturePlace = NonNullable<NonNullable<LeaseNode['attrs']>['role']>;
type SignersAt = (place: SignaturePlace) => ReactNode;

type Props = {
  document: LeaseDocument;
  /** What a signature place shows: names, lines. */
  signersAt: SignersAt;
};

/** The text of a lease. Plain elements: the signing pages show it without the component library. */
export function LeaseText({ document, signersAt }: Props) {
  const numbers = useMemo(
    () => new Map(clausesOf(document).map(({ id, number }) => [id, number])),
    [document],
  );
  return (
    <div className="lease-text" dir="auto">
      {drawAll(document, { numbers, signersAt })}
    </div>
  );
}

type Drawing = { readonly numbers: ReadonlyMap<string, string>; readonly signersAt: SignersAt };

const drawAll = ({ content = [] }: LeaseNode, drawing: Drawing): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is frozen, a node's place is its identity
  content.map((node, index) => <Fragment key={index}>{drawNode(node, drawing)}</Fragment>);

/** Nodes that become one element around their content. */
const elements: Partial<Record<LeaseNode['type'], string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
};

const marks = { bold: 'strong', italic: 'em', underline: 'u' } as const;

function drawNode(node: LeaseNode, drawing: Drawing): ReactNode {
  const { type, attrs = {}, text = '' } = node;
  const inside = () => drawAll(node, drawing);
  const element = elements[type];
  if (element) return createElement(element, null, ...inside());
  switch (type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(
        (inner, mark) => createElement(marks[mark.type], null, inner),
        text,
      );
    case 'heading':
      return createElement(attrs.level === 2 ? 'h3' : 'h2', null, ...inside());
    case 'clause':
      return (
        <section>
          {(node.content ?? []).map((part, index) =>
            part.type === 'clauseTitle' ? (
              <h3 key="title">
                {drawing.numbers.get(attrs.id ?? '')}. {drawAll(part, drawing)}
              </h3>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Fragment key={index}>{drawNode(part, drawing)}</Fragment>
            ),
          )}
        </section>
      );
    case 'orderedList':
      return <ol start={attrs.start}>{inside()}</ol>;
    case 'table':
      return drawTable(node, drawing);
    case 'signatures':
      return attrs.role ? drawing.signersAt(attrs.role) : null;
    case 'mergeField':
      return `{{${attrs.name ?? ''}}}`;
    case 'pageBreak':
      return <hr />;
    case 'hardBreak':
      return <br />;
    default:
      return inside();
  }
}

const isHeading = ({ content = [] }: LeaseNode): boolean =>
  content.every(({ type }) => type === 'tableHeader');

function drawTable({ content: rows = [] }: LeaseNode, drawing: Drawing): ReactNode {
  const [first] = rows;
  const heads = first && rows.length > 1 && isHeading(first) ? [first] : [];
  return (
    <table>
      {heads.length > 0 && <thead>{heads.map((row) => drawRow(row, { ...drawing, scope: 'col' }))}</thead>}
      <tbody>{rows.slice(heads.length).map((row) => drawRow(row, { ...drawing, scope: 'row' }))}</tbody>
    </table>
  );
}

const drawRow = ({ content = [] }: LeaseNode, { scope, ...drawing }: Drawing & { scope: 'col' | 'row' }) =>
  createElement(
    'tr',
    null,
    ...content.map((cell) =>
      cell.type === 'tableHeader'
        ? createElement('th', { scope, ...spans(cell) }, ...drawAll(cell, drawing))
        : createElement('td', spans(cell), ...drawAll(cell, drawing)),
    ),
  );

const spans = ({ attrs }: LeaseNode) => ({ colSpan: attrs?.colspan, rowSpan: attrs?.rowspan });
