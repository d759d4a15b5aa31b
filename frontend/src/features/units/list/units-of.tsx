import { type ReactNode, useMemo } from 'react';
import type { PropertyRead } from '../../../../../shared/contract/properties';
import { messages } from '../../../../../shared/domain/messages';
import { DataTable } from '../../../ui/data/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Failed } from '../../../ui/feedback/failed';
import { SkeletonList } from '../../../ui/feedback/skeleton-list';
import { Bar, Row } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { WindowPager } from '../../../ui/list/window-pager';
import { drawings } from '../../../ui/primitives/drawings';
import { TextLink } from '../../../ui/primitives/text-link';
import type { Place } from '../../../ui/primitives/use-href-link';
import { unitColumns } from './unit-columns';
import { unitPage, unitPages, unitsOnPage } from './unit-pages';
import { useUnits } from './use-units';

type Props = {
  property: PropertyRead;
  page: unknown;
  onPage: (page: number) => void;
  /** What role and account allow. The property also restricts. */
  rights: { readonly change: boolean; readonly leases: boolean };
  /** Next to the title: the export button. */
  action?: ReactNode;
};

export const unitPlace = (id: string): Place => ({ to: '/getunit-data', search: { id } });

/** A property's units, five per page, with page numbers (PRP-24, PRP-26). */
export function UnitsOf({ property, page: raw, onPage, rights, action }: Props) {
  const pages = unitPages(property.unit_count);
  const page = unitPage(raw, pages);
  const { units, loading, error, retry } = useUnits(property, page);
  const shown = unitsOnPage(units, page);
  const { property_id: id } = property;
  const lease = rights.leases && property.archived_at === undefined;
  const deleteUnit = property.may.deleteUnit && rights.change;
  const columns = useMemo(() => unitColumns(id, { lease, deleteUnit }), [id, lease, deleteUnit]);
  return (
    <Section
      title="Units"
      action={
        property.unit_count > 0 && (
          <Row gap="2">
            {pages > 1 && (
              <TextLink to="/units" search={{ property: id }}>{`All ${property.unit_count} units`}</TextLink>
            )}
            {action}
          </Row>
        )
      }
      flush
    >
      {property.unit_count === 0 && <EmptyState title={messages.noUnits} drawing={drawings.door} />}
      {property.unit_count > 0 && shown.length > 0 && (
        <DataTable
          caption={`Units of ${property.property_title}, page ${page} of ${pages}`}
          columns={columns}
          rows={shown}
          rowKey={(unit) => unit.unit_id}
          rowTo={(unit) => unitPlace(unit.unit_id)}
        />
      )}
      {shown.length === 0 && loading && <SkeletonList picture={false} />}
      {error && <Failed error={error} onRetry={retry} />}
      {property.unit_count > 0 && shown.length === 0 && !loading && !error && (
        <EmptyState title={messages.noData} />
      )}
      {pages > 1 && (
        <Bar rule="above" py="3">
          <WindowPager label="Pages of units" page={page} pages={pages} onPage={onPage} />
        </Bar>
      )}
    </Section>
  );
}
