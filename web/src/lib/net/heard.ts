/**
 * Tells the answer to a question until another one is asked: an effect hands on what this returns. A slow answer in the language
 * that was spoken before says nothing then.
 */
export function heard<T>(question: Promise<T>, tell: (answer: T) => void, failed: () => void = () => undefined): () => void {
  let wanted = true;
  question.then(
    (answer) => {
      if (wanted) tell(answer);
    },
    () => {
      if (wanted) failed();
    },
  );
  return () => {
    wanted = false;
  };
}
