import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.memory.MemoryIndex;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.util.BytesRef;

/**
 * Finds the people for each job as lucene-monitor does, with lucene-core and lucene-memory: every saved title and place is
 * a query. A presearcher, an in-memory index of each query's rarest word and place, finds the candidates. Each candidate
 * then runs against a MemoryIndex of the job. Needs Lucene 8 or newer.
 *
 * <p>Arguments: the workload's folder, the file for the people found, the numbers of warm-up and measured
 * rounds, and the CPU time of a round in milliseconds. Prints one line of JSON.
 */
public class Percolator {
    private static final Analyzer ANALYZER = new EnglishAnalyzer();

    private final List<Query> queries = new ArrayList<>();
    private final List<int[]> peopleOf = new ArrayList<>();
    private final List<Integer> titleOf = new ArrayList<>();
    private final IndexSearcher presearcher;
    private int lastPerson = 0;

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Percolator percolator = new Percolator(folder);
        long bytes = usedHeap();
        List<String[]> jobs = rows(folder.resolve("jobs.tsv"));
        percolator.writeFound(jobs, Path.of(args[1]));
        List<Double> rounds = new ArrayList<>();
        int warmUp = Integer.parseInt(args[2]);
        int measured = Integer.parseInt(args[3]);
        long minNanos = 1_000_000 * Long.parseLong(args[4]);
        for (int round = 0; round < warmUp + measured; round++) {
            long start = cpuNanos();
            int passes = 0;
            do {
                for (String[] job : jobs) percolator.find(job[1], job[2].split(","));
                passes++;
            } while (cpuNanos() - start < minNanos);
            if (round >= warmUp) rounds.add((cpuNanos() - start) / 1e6 / passes);
        }
        System.out.println("{\"roundMs\":" + rounds + ",\"bytes\":" + bytes + "}");
    }

    Percolator(Path folder) throws IOException {
        List<Set<String>> wordsOf = new ArrayList<>();
        for (String[] title : rows(folder.resolve("titles.tsv"))) wordsOf.add(words(title[1]));
        Map<String, Long> frequency = wordsOf.stream().flatMap(Set::stream)
            .collect(Collectors.groupingBy(word -> word, Collectors.counting()));
        ByteBuffersDirectory directory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
            for (Map.Entry<String, int[]> saved : readSaved(folder.resolve("saved.tsv")).entrySet()) {
                String[] titleAndPlace = saved.getKey().split("\t");
                int title = Integer.parseInt(titleAndPlace[0]);
                Set<String> words = wordsOf.get(title);
                if (words.isEmpty()) continue;
                BooleanQuery.Builder query = new BooleanQuery.Builder();
                for (String word : words) query.add(new TermQuery(new Term("title", word)), Occur.FILTER);
                query.add(new TermQuery(new Term("place", titleAndPlace[1])), Occur.FILTER);
                Document row = new Document();
                String rarest = words.stream().min(Comparator.comparing(frequency::get)).get();
                row.add(new StringField("word", rarest, Field.Store.NO));
                row.add(new StringField("place", titleAndPlace[1], Field.Store.NO));
                row.add(new NumericDocValuesField("query", queries.size()));
                writer.addDocument(row);
                queries.add(query.build());
                peopleOf.add(saved.getValue());
                titleOf.add(title);
            }
            writer.forceMerge(1);
        }
        presearcher = new IndexSearcher(DirectoryReader.open(directory));
        presearcher.setQueryCache(null);
    }

    /** Returns each person once, with the saved title that matched: person, title, person, title, … */
    private int[] find(String jobTitle, String[] places) throws IOException {
        Set<String> words = words(jobTitle);
        MemoryIndex job = new MemoryIndex();
        job.addField("title", jobTitle, ANALYZER);
        job.addField("place", job.keywordTokenStream(Arrays.asList(places)));
        IndexSearcher jobSearcher = job.createSearcher();
        int[] titles = new int[lastPerson + 1];
        int[] found = new int[64];
        int size = 0;
        for (int candidate : candidates(words, places)) {
            if (jobSearcher.count(queries.get(candidate)) == 0) continue;
            int title = titleOf.get(candidate);
            for (int person : peopleOf.get(candidate)) {
                if (titles[person] != 0) continue;
                titles[person] = title + 1;
                if (size == found.length) found = Arrays.copyOf(found, 2 * size);
                found[size++] = person;
                if (size == found.length) found = Arrays.copyOf(found, 2 * size);
                found[size++] = title;
            }
        }
        return Arrays.copyOf(found, size);
    }

    private List<Integer> candidates(Set<String> words, String[] places) throws IOException {
        Query query = new BooleanQuery.Builder()
            .add(new TermInSetQuery("word", bytes(words.stream())), Occur.FILTER)
            .add(new TermInSetQuery("place", bytes(Stream.of(places))), Occur.FILTER)
            .build();
        List<Integer> candidates = new ArrayList<>();
        presearcher.search(query, new SimpleCollector() {
            private NumericDocValues queryOf;

            @Override
            protected void doSetNextReader(LeafReaderContext context) throws IOException {
                queryOf = context.reader().getNumericDocValues("query");
            }

            @Override
            public void collect(int row) throws IOException {
                if (queryOf.advanceExact(row)) candidates.add((int) queryOf.longValue());
            }

            @Override
            public ScoreMode scoreMode() {
                return ScoreMode.COMPLETE_NO_SCORES;
            }
        });
        return candidates;
    }

    private void writeFound(List<String[]> jobs, Path file) throws IOException {
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(file))) {
            for (String[] job : jobs) {
                int[] found = find(job[1], job[2].split(","));
                StringBuilder line = new StringBuilder();
                for (int at = 0; at < found.length; at += 2) line.append(at == 0 ? "" : " ").append(found[at]);
                writer.println(line);
            }
        }
    }

    /** Returns the people of each saved title and place, by 'title\tplace'. */
    private Map<String, int[]> readSaved(Path file) throws IOException {
        Map<String, int[]> people = new HashMap<>();
        Map<String, Integer> sizes = new HashMap<>();
        try (Stream<String> lines = Files.lines(file)) {
            lines.forEach(line -> {
                int tab = line.indexOf('\t');
                int person = Integer.parseInt(line.substring(0, tab));
                lastPerson = Math.max(lastPerson, person);
                String saved = line.substring(tab + 1);
                int size = sizes.merge(saved, 1, Integer::sum);
                int[] known = people.getOrDefault(saved, new int[1]);
                int[] list = size > known.length ? Arrays.copyOf(known, 2 * known.length) : known;
                list[size - 1] = person;
                people.put(saved, list);
            });
        }
        people.replaceAll((saved, list) -> Arrays.copyOf(list, sizes.get(saved)));
        return people;
    }

    private static Set<String> words(String title) throws IOException {
        Set<String> words = new LinkedHashSet<>();
        try (TokenStream tokens = ANALYZER.tokenStream("title", title)) {
            CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) words.add(term.toString());
            tokens.end();
        }
        return words;
    }

    private static List<BytesRef> bytes(Stream<String> texts) {
        return texts.map(BytesRef::new).collect(Collectors.toList());
    }

    private static List<String[]> rows(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(line -> line.split("\t", -1)).collect(Collectors.toList());
        }
    }

    /** Includes the CPU time of garbage collection and compilation. */
    private static long cpuNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static long usedHeap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
