/** An intent as a model is told of it. */
export type PlannedIntent = {
  readonly name: string;
  /** Ways to ask for it, each a few of the grammar's words. */
  readonly asks: readonly string[];
  /** Kinds of names that it takes; none where it takes no name. */
  readonly about: readonly string[];
  readonly needsName: boolean;
  readonly hasPeriod: boolean;
};

/**
 * All that a model is shown: the question with each name replaced, the names' placeholders with their kinds,
 * and the grammar of the asker's role. Never a record, a reply or a message.
 */
export type PlannerQuestion = {
  readonly question: string;
  readonly names: readonly { readonly placeholder: string; readonly kinds: readonly string[] }[];
  readonly intents: readonly PlannedIntent[];
};

/**
 * Maps a question to one intent and its slots. Whoever asks it checks its word; undefined when it has none.
 * Throws when it cannot be reached.
 */
export type Planner = (asked: PlannerQuestion) => Promise<unknown>;

/** Of a stage without a model. */
export const noPlanner: Planner = async () => undefined;
