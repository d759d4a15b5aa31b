import { CompactSelect } from '../../primitives/compact-select';
import { ListPager } from '../list-pager';
import { changeChoices, pageSizes, useListChoices } from './use-list-choices';

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} rows` }));

type Props = {
  range: string;
  /** A list that fits the smallest page has nothing to choose. */
  total: number | undefined;
  remark?: string | undefined;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Another size begins at the first page. */
  onFirst: () => void;
};

/** `1–25 of 46`, how many rows a page has, Previous and Next. */
export function KitPager({ total, remark, range, onFirst, ...pager }: Props) {
  const { size } = useListChoices();
  const [smallest] = pageSizes;
  return (
    <ListPager
      {...pager}
      range={[range, remark].filter(Boolean).join(' · ')}
      choice={
        (total === undefined || total > smallest) && (
          <CompactSelect
            label="Rows on a page"
            w="28"
            options={options}
            value={String(size)}
            onValue={(value) => {
              changeChoices({ size: pageSizes.find((one) => String(one) === value) ?? smallest });
              onFirst();
            }}
          />
        )
      }
    />
  );
}
