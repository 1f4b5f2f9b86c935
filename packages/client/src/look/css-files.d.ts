/** Style sheets come with the components that import them; whoever only wants a component's types needs to know no more. */
declare module "*.css";
