import { type Figure, type FigureForm, type Part, shownOf } from '../../shared/domain/assistant/answer';

type Shown = {
  readonly form: FigureForm;
  readonly at: readonly string[];
  readonly zone?: string;
  readonly to?: string | undefined;
};

/** What a call of the answer gave. Pointers are within its data: `leases/0/balance`. */
export class Reply<T> {
  constructor(
    readonly data: T,
    /** Its place among the calls of the answer. */
    readonly call: number,
    /** The body, with what was asked beside it. */
    readonly body: unknown,
    private readonly field: string,
  ) {}

  private shown({ form, at, zone, to }: Shown): Part {
    const of = at.map((pointer) => ({ call: this.call, pointer }));
    const replies: unknown[] = [];
    replies[this.call] = this.body;
    const figure: Pick<Figure, 'form' | 'of' | 'zone'> = { form, of, ...(zone !== undefined && { zone }) };
    return {
      kind: 'figure',
      ...figure,
      shown: shownOf(figure, replies),
      ...(to !== undefined && { to }),
    };
  }

  private at(pointer: string): string {
    return `/${this.field}/${pointer}`;
  }

  money(pointer: string, to?: string): Part {
    return this.shown({ form: 'money', at: [this.at(pointer)], to });
  }

  /** The sum of several amounts. */
  sum(pointers: readonly string[], to?: string): Part {
    return this.shown({ form: 'money', at: pointers.map((pointer) => this.at(pointer)), to });
  }

  day(pointer: string, to?: string): Part {
    return this.shown({ form: 'day', at: [this.at(pointer)], to });
  }

  /** The day of an instant, in the reader's own time zone. */
  dayOf(pointer: string, zone: string): Part {
    return this.shown({ form: 'day-of-instant', at: [this.at(pointer)], zone });
  }

  /** An instant, in the time zone that another value names. */
  instant(pointer: string, zone: string, to?: string): Part {
    return this.shown({ form: 'instant', at: [this.at(pointer), this.at(zone)], to });
  }

  month(pointer: string, to?: string): Part {
    return this.shown({ form: 'month', at: [this.at(pointer)], to });
  }

  count(pointer: string, to?: string): Part {
    return this.shown({ form: 'count', at: [this.at(pointer)], to });
  }

  length(pointer: string, to?: string): Part {
    return this.shown({ form: 'length', at: [this.at(pointer)], to });
  }

  text(pointer: string, to?: string): Part {
    return this.shown({ form: 'text', at: [this.at(pointer)], to });
  }

  state(pointer: string): Part {
    return this.shown({ form: 'state', at: [this.at(pointer)] });
  }

  /** A day that was asked for. */
  askedDay(name: string): Part {
    return this.shown({ form: 'day', at: [`/asked/query/${name}`] });
  }
}
