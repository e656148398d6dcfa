import React, { useId, useState } from 'react';

import type { Offer, OfferVariant, Send } from './channel';

interface OfferListProps {
  offers: Offer[];
  onChoose: (type: string, choice: Send['choice']) => void;
}

const GROUPS: { title: string; kinds: Offer['kind'][] }[] = [
  { title: 'Events', kinds: ['event'] },
  { title: 'What is pending', kinds: ['done', 'error'] },
  { title: 'Time', kinds: ['after'] },
];

export function OfferList({ offers, onChoose }: OfferListProps) {
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    offers: offers.filter(({ kind }) => kinds.includes(kind)),
  })).filter((group) => group.offers.length > 0);

  if (groups.length === 0) return <p>Nothing can happen in this state.</p>;
  return (
    <div className="statechart-offers">
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h3>{group.title}</h3>
          <ul>
            {group.offers.map((offer) => (
              <li key={offer.type}>
                <OfferButtons offer={offer} onChoose={(choice) => onChoose(offer.type, choice)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const WORDS: Record<Offer['kind'], string> = {
  event: '',
  done: ' answers',
  error: ' fails',
  after: ' passes',
};

function OfferButtons({
  offer,
  onChoose,
}: {
  offer: Offer;
  onChoose: (choice: Send['choice']) => void;
}) {
  const time = offer.milliseconds === null ? '' : ` (${offer.milliseconds / 1000} s)`;
  const name = `${offer.label}${WORDS[offer.kind]}${time}`;
  const editable = offer.variants.find(({ data }) => data !== null);
  return (
    <>
      {offer.variants.map((variant, index) => (
        <button
          key={variant.name}
          type="button"
          data-kind={offer.kind}
          title={variant.isTaken ? undefined : 'In this state a guard turns it down.'}
          onClick={() => onChoose({ variant: index })}
        >
          {variant.name === null ? name : `${name}: ${variant.name}`}
          {variant.isTaken ? null : <small> (no effect now)</small>}
        </button>
      ))}
      {editable === undefined || offer.kind === 'error' ? null : (
        <OwnData name={name} sample={editable} onSend={(json) => onChoose({ json })} />
      )}
    </>
  );
}

interface OwnDataProps {
  name: string;
  sample: OfferVariant;
  onSend: (json: string) => void;
}

function OwnData({ name, sample, onSend }: OwnDataProps) {
  const id = useId();
  const [json, setJson] = useState(sample.data ?? '');
  return (
    <details>
      <summary>
        Own data<span className="statechart-hidden"> for {name}</span>
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(json);
        }}
      >
        <label htmlFor={id}>Data of {name}, as JSON</label>
        <textarea
          id={id}
          rows={Math.min(12, json.split('\n').length + 1)}
          spellCheck={false}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
        <button type="submit">Send</button>
      </form>
    </details>
  );
}
