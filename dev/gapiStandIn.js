/**
 * A local stand-in for Google's api.js, of which Firebase Auth uses one part: messages between a page
 * and the frame it opened. Both the app's page and the emulator's frame load this file, so the two ends
 * speak the same protocol, and Google sign-in against the emulator needs no internet.
 */
(() => {
  const TAG = 'gapi-stand-in';

  /** One end of the wire. What comes before its listener, or goes before the other end is there, waits. */
  class Channel {
    constructor(ownWindow, otherWindow) {
      this.otherWindow = otherWindow;
      this.isOpen = false;
      this.outbox = [];
      this.handlers = new Map();
      this.unheard = [];
      this.answers = new Map();
      this.lastId = 0;
      this.opened = new Promise((resolve) => {
        this.markOpened = resolve;
      });
      ownWindow.addEventListener('message', (event) => {
        if (event.source === this.otherWindow() && event.data?.tag === TAG)
          this.receive(event.data);
      });
    }

    open() {
      if (this.isOpen) return;
      this.isOpen = true;
      this.markOpened();
      for (const message of this.outbox.splice(0)) this.post(message);
    }

    post(message) {
      if (this.isOpen) this.otherWindow().postMessage({ tag: TAG, ...message }, '*');
      else this.outbox.push(message);
    }

    receive(message) {
      if (message.kind === 'hello') this.open();
      if (message.kind === 'answer') {
        try {
          this.answers.get(message.id)?.([message.data]);
        } catch {
          // Firebase throws once it has used this answer; Google's script keeps that from the page, so this one does.
        }
        this.answers.delete(message.id);
      }
      if (message.kind === 'send') {
        if (this.handlers.has(message.name)) this.handle(message);
        else this.unheard.push(message);
      }
    }

    async handle({ id, name, data }) {
      this.post({ kind: 'answer', id, data: await this.handlers.get(name)(data) });
    }

    register(name, handler) {
      this.handlers.set(name, handler);
      const waiting = this.unheard.filter((message) => message.name === name);
      this.unheard = this.unheard.filter((message) => message.name !== name);
      for (const message of waiting) this.handle(message);
    }

    send(name, data, onAnswer) {
      const id = ++this.lastId;
      if (onAnswer) this.answers.set(id, onAnswer);
      this.post({ kind: 'send', id, name, data });
    }

    ping(onPong) {
      return this.opened.then(() => onPong?.());
    }

    restyle() {
      return Promise.resolve();
    }
  }

  let parentChannel = null;

  const context = {
    open({ where, url, attributes = {} }, onOpen) {
      const frame = document.createElement('iframe');
      const { style = {}, ...rest } = attributes;
      for (const [name, value] of Object.entries(rest)) frame.setAttribute(name, value);
      Object.assign(frame.style, style, { border: '0' });
      const channel = new Channel(window, () => frame.contentWindow);
      frame.src = url;
      where.append(frame);
      return Promise.resolve(onOpen(channel));
    },
    getParentIframe() {
      if (parentChannel === null) {
        parentChannel = new Channel(window, () => window.parent);
        parentChannel.open();
        parentChannel.post({ kind: 'hello' });
      }
      return parentChannel;
    },
  };

  window.gapi = {
    load: (_name, options) => queueMicrotask(options.callback ?? options),
    iframes: {
      Iframe: Channel,
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      getContext: () => context,
    },
  };

  const query = new URL(document.currentScript.src).searchParams;
  const onload = query.get('onload') ?? 'gapi_onload';
  queueMicrotask(() => window[onload]?.());
})();
